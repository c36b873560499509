import type { FastifyInstance } from 'fastify'
import type { TestimonialRow } from '#contract/inquiries/testimonials.ts'
import {
  listTestimonials,
  readInquiryVideo,
  readTestimonialVideo,
  sendTestimonial,
  sendVideoPart,
} from '#contract/inquiries/testimonials.ts'
import { VIDEO_PART } from '#domain/inquiry/testimonial.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import type { UploadRoom } from '#server/uploads/upload-room.ts'
import { receive, wasThrownAway } from './receive.ts'
import { keepVideoPart, sendVideo } from './video.ts'

/** Testimonials: sent in with or without a video, shown once they are approved. */
export function serveTestimonials(
  app: FastifyInstance,
  accounts: Accounts,
  uploads: UploadRoom,
  removal: () => Promise<LinkKeys>,
): void {
  const { database, limits } = accounts
  const videos = { database, uploads }
  serve(app, sendTestimonial, async ({ body, request, reply }) => {
    const { name, email, organization, review, rating } = body
    const details = { rating }
    const inquiry = { kind: 'testimonial', name, email, organization, text: review, details } as const
    const id = await receive(accounts, request, body, inquiry)
    reply.code(201)
    return { kept: true, removal: (await removal()).keyOf(id) } as const
  })
  serve(app, sendVideoPart, async ({ query, request, reply }) => {
    await limits.take('video-part', callerOf(request.ip))
    const id = (await removal()).idOf(query.removal)
    if (id === null) throw new Problem('not-found', 'No testimonial waits for this video.')
    const { files } = await readForm(request, VIDEO_PART)
    if (!files.video) throw new Problem('invalid-input', 'Send a part of the video in the field `video`.')
    if (!wasThrownAway(id)) await keepVideoPart(videos, id, query.part, files.video.bytes)
    reply.code(201)
    return { kept: true } as const
  })
  serve(app, listTestimonials, async ({ query, url }) => {
    const window = pageWindow(query)
    const [counted] = await database.query<{ count: number }>(
      `select count(*) as count from inquiry where ${SHOWN}`,
    )
    const rows = await database.query<TestimonialRow>(
      `select id, name, organization, text as review, (details ->> 'rating')::int as rating,
         exists (select from testimonial_video v where v.inquiry = inquiry.id) as has_video
       from inquiry where ${SHOWN} order by id desc limit ${window.size} offset ${window.offset}`,
    )
    return pageAnswer(rows, counted?.count ?? 0, window, url)
  })
  serve(app, readTestimonialVideo, async ({ path, request, reply }) => {
    const [shown] = await database.query(`select id from inquiry where id = $1 and ${SHOWN}`, [path.id])
    if (!shown) throw new Problem('not-found', 'There is no such video.')
    return sendVideo(videos, path.id, request, reply)
  })
  serve(app, readInquiryVideo, ({ path, request, reply }) => sendVideo(videos, path.id, request, reply))
}

const SHOWN = "kind = 'testimonial' and state = 'approved'"
