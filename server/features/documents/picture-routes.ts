import type { FastifyInstance } from 'fastify'
import { readPicture, uploadPicture } from '#contract/documents/pictures.ts'
import { Problem } from '#domain/problem.ts'
import { keepPicture, LONGEST_SIDE, picturesIn, pictureNamed } from '#server/documents/document-pictures.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { takePicture } from '#server/pictures/take-picture.ts'
import { askerOf } from '#server/work/asker.ts'

/** Bytes of a file. */
const LARGEST = 2 * 1024 * 1024

/** Pictures of documents: seen through a document that shows them, and in no other way. */
export function servePictures(app: FastifyInstance, database: Database): void {
  serve(app, uploadPicture, async (call) => {
    const { id } = signedIn(call)
    const { files } = await readForm(call.request, LARGEST)
    const file = files.picture?.bytes
    if (!file) throw new Problem('invalid-input', 'Send a picture in the field `picture`.')
    const asker = askerOf(call.request, call.reply)
    const picture = await takePicture(file, { field: 'picture', longestSide: LONGEST_SIDE, asker })
    return { picture: await database.transaction((transaction) => keepPicture(transaction, id, picture)) }
  })
  serve(app, readPicture, async ({ account, path, reply }) => {
    const { document, visibility } = await documentFor(database, account, path.id)
    if (!picturesIn(document).includes(path.picture)) {
      throw new Problem('not-found', 'There is no such picture.')
    }
    const { mediaType, bytes } = await pictureNamed(database, path.picture)
    return reply
      .type(mediaType)
      .headers({
        // Whether it may be seen is asked each time: a link can be taken back.
        'cache-control': visibility === 'public' ? 'no-cache' : 'private, no-store',
        'content-disposition': 'inline; filename="picture"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes)
  })
}
