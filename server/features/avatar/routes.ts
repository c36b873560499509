import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { readAvatar, removeAvatar, replaceAvatar } from '#contract/account/avatar.ts'
import { API, serve } from '#server/platform/http/endpoint-route.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { takePicture } from '#server/pictures/take-picture.ts'
import { askerOf } from '#server/work/asker.ts'

/** Bytes of a file. */
const LARGEST = 300 * 1024

/** In pixels. Browsers shrink pictures to half of it before they are sent. */
const LONGEST_SIDE = 512

/** Pictures beside people's names. Only people who are signed in see them. */
function serveAvatars(app: FastifyInstance, { database }: Services): void {
  serve(app, replaceAvatar, async (call) => {
    const account = signedIn(call)
    const { files } = await readForm(call.request, LARGEST)
    if (!files.avatar) throw new Problem('invalid-input', 'Send a picture in the field `avatar`.')
    const { mediaType, bytes } = await takePicture(files.avatar.bytes, {
      ...{ field: 'avatar', longestSide: LONGEST_SIDE },
      asker: askerOf(call.request, call.reply),
    })
    const id = randomBytes(16).toString('base64url')
    const avatar = `${API}/avatars/${id}`
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into avatar (account, id, media_type, content) values ($1, $2, $3, decode($4, 'base64'))
         on conflict (account) do update
         set id = excluded.id, media_type = excluded.media_type, content = excluded.content, created_at = now()`,
        [account.id, id, mediaType, bytes.toString('base64')],
      )
      await transaction.query('update account set image = $2 where id = $1', [account.id, avatar])
    })
    return { avatar }
  })
  serve(app, removeAvatar, async (call) => {
    const account = signedIn(call)
    await database.transaction(async (transaction) => {
      await transaction.query('delete from avatar where account = $1', [account.id])
      await transaction.query('update account set image = null where id = $1', [account.id])
    })
    return { avatar: null }
  })
  serve(app, readAvatar, async ({ path, reply }) => {
    const [row] = await database.query<{ media_type: string; content: string }>(
      `select media_type, encode(content, 'base64') as content from avatar where id = $1`,
      [path.id],
    )
    if (!row) throw new Problem('not-found', 'There is no such picture.')
    return reply
      .type(row.media_type)
      .headers({
        'content-disposition': 'inline; filename="avatar"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(row.content, 'base64'))
  })
}

export const avatarFeature: Feature = { routes: serveAvatars }
