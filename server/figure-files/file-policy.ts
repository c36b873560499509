import type { FastifyReply } from 'fastify'

/**
 * The policy of a drawing or a page without scripts when it is opened by itself: show itself, with our type.
 */
const FILE = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
]

/** The same, with forms that ask for our own pages. */
const WITH_FORMS = FILE.map((rule) => (rule.startsWith('form-action') ? "form-action 'self'" : rule))

/** Sets the policy of a file: nothing runs in it, and no site may frame it. */
export function filePolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', [...FILE, "frame-ancestors 'none'"].join(';'))
}

/** Sets the policy of a page without scripts: nothing runs in it, no site may frame it, and its forms lead to our own pages. */
export function litePolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', [...WITH_FORMS, "frame-ancestors 'none'"].join(';'))
}

/**
 * Sets the policy of pages that every site may frame: our one script, our own forms, and no cookies, since
 * they ask for none.
 */
export function embedPolicy(reply: FastifyReply): void {
  reply
    .header('content-security-policy', [...WITH_FORMS, "script-src 'self'", 'frame-ancestors *'].join(';'))
    .removeHeader('x-frame-options')
}

/** Sets the policy of a page without scripts that every site may frame. */
export function framedPolicy(reply: FastifyReply): void {
  reply
    .header('content-security-policy', [...FILE, 'frame-ancestors *'].join(';'))
    .removeHeader('x-frame-options')
}
