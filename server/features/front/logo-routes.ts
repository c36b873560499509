import type { FastifyInstance } from 'fastify'
import { keepLogo as keepCall, readLogo } from '#contract/front/logo.ts'
import { Problem } from '#domain/problem.ts'
import { keepLogo, LONGEST_SIDE, logoNamed } from '#server/front/front-logos.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { takePicture } from '#server/pictures/take-picture.ts'
import { askerOf } from '#server/work/asker.ts'

/** Bytes of a file. */
const LARGEST = 300 * 1024

/** A logo never changes under its name. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Logos of fronts: checked like the pictures beside names, shown to everybody who has the name. */
export function serveLogos(app: FastifyInstance, database: Database): void {
  serve(app, keepCall, async (call) => {
    const { id } = signedIn(call)
    const { files } = await readForm(call.request, LARGEST)
    const file = files.logo?.bytes
    if (!file) throw new Problem('invalid-input', 'Send a picture in the field `logo`.')
    const asker = askerOf(call.request, call.reply)
    const logo = await takePicture(file, { field: 'logo', longestSide: LONGEST_SIDE, asker })
    return { logo: await database.transaction((transaction) => keepLogo(transaction, id, logo)) }
  })
  serve(app, readLogo, async ({ path, reply }) => {
    const { mediaType, bytes } = await logoNamed(database, path.name)
    return reply
      .type(mediaType)
      .headers({
        'cache-control': FOREVER,
        'content-disposition': 'inline; filename="logo"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes)
  })
}
