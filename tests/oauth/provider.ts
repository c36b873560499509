import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AccountClaims } from 'oidc-provider'

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  readonly name?: string
  readonly given_name?: string
  readonly family_name?: string
  readonly email?: string
  readonly email_verified?: boolean
}

/** An OpenID provider on this machine, with login and consent pages of its own. */
export interface TestProvider {
  readonly issuer: string
  /** Its people by the name they log in with; tests add to them. */
  readonly people: Map<string, ProviderPerson>
  /** Signs an ID token as the provider does; `header` and `key` let a test forge one. */
  signToken(claims: object, forge?: { readonly header?: object; readonly otherKey?: boolean }): string
  close(): Promise<void>
}

export const CLIENTS = {
  google: { clientId: 'msdat-at-google', clientSecret: 'a secret that google gave to msdat' },
  linkedin: { clientId: 'msdat-at-linkedin', clientSecret: 'a secret that linkedin gave to msdat' },
} as const

const KEY_ID = 'the only key'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** Starts a provider that knows a product at `product` (without a slash at the end). */
export async function startProvider(product: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderPerson>()
  const key = newKey()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENTS.google.clientId,
        client_secret: CLIENTS.google.clientSecret,
        redirect_uris: [`${product}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        client_id: CLIENTS.linkedin.clientId,
        client_secret: CLIENTS.linkedin.clientSecret,
        redirect_uris: [`${product}/`, `${product}/custom`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google writes name and address into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: (_context, client) => client.clientId === CLIENTS.google.clientId },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      if (!person) return undefined
      return { accountId: sub, claims: async (): Promise<AccountClaims> => ({ sub, ...person }) }
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    // It has no page for choosing among accounts; logging in is how one chooses here.
    request.url = request.url?.replace('prompt=select_account', 'prompt=login') ?? '/'
    void answer(request, response)
  })
  const sign = (claims: object, forge: { readonly header?: object; readonly otherKey?: boolean } = {}) => {
    const now = Math.floor(Date.now() / 1000)
    const header = { alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...forge.header }
    const body = { iss: issuer, aud: CLIENTS.google.clientId, iat: now, exp: now + 600, ...claims }
    const text = [header, body]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = createSign('RSA-SHA256')
      .update(text)
      .sign(forge.otherKey ? newKey() : key)
    return `${text}.${signature.toString('base64url')}`
  }
  return { issuer, people, signToken: sign, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
