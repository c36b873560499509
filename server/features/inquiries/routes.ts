import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  answerInquiry,
  deleteInquiry as deleteCall,
  listInquiries,
  offerData,
  readInquiry as readCall,
  registerInterest,
  removeInquiry,
  sendContact,
} from '#contract/inquiries/inquiries.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Guard } from '#server/identity/pass-guard.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { decideInquiry, deleteInquiry } from './answer-inquiry.ts'
import { answerLetter } from './inquiry-letters.ts'
import { type NewInquiry, readInquiries, readInquiry } from './inquiry-table.ts'
import { serveTestimonials } from './testimonial-routes.ts'
import { receive, wasThrownAway } from './receive.ts'
import { WAITING_INQUIRIES } from './waiting-inquiries.ts'

/** As much of a call as something sent in needs. */
interface Sending {
  readonly body: Guard
  readonly request: { readonly ip: string }
  readonly reply: { code(status: number): unknown }
}

/** Forms from the public, and their handling by administrators. */
function serveInquiries(app: FastifyInstance, { accounts, uploads }: Services): void {
  const { database, letters, limits, address } = accounts
  const removal = linkKeysOf(database, 'remove')
  const kept = async ({ body, request, reply }: Sending, inquiry: NewInquiry) => {
    const id = await receive(accounts, request, body, inquiry)
    reply.code(201)
    return { kept: true, removal: (await removal()).keyOf(id) } as const
  }
  serve(app, sendContact, (call) => {
    const { name, email, organization, category, feedback } = call.body
    return kept(call, { kind: 'contact', name, email, organization, subject: category, text: feedback })
  })
  serve(app, offerData, (call) => {
    const { name, email, organization, offer, data, levels, years, terms } = call.body
    const details = { levels, years, terms }
    return kept(call, { kind: 'partnership', name, email, organization, subject: offer, text: data, details })
  })
  serve(app, registerInterest, (call) => {
    const { email, dashboard } = call.body
    return kept(call, { kind: 'interest', email, subject: dashboard })
  })
  serveTestimonials(app, accounts, uploads, removal)
  serve(app, removeInquiry, async (call) => {
    await limits.take('link', callerOf(call.request.ip))
    const id = (await removal()).idOf(call.body.removal)
    if (id === null) throw new Problem('not-found', 'This link belongs to nothing that is still here.')
    if (!wasThrownAway(id)) await deleteInquiry(database, id, null)
    return { detail: 'What you sent is removed.' }
  })
  serve(app, listInquiries, async ({ query, url }) => {
    const window = pageWindow(query)
    const { rows, count, open } = await readInquiries(database, query, window)
    return { ...pageAnswer(rows, count, window, url), open }
  })
  serve(app, readCall, ({ path }) => readInquiry(database, path.id))
  serve(app, answerInquiry, async (call) => {
    const change = changeOf(call)
    const inquiry = await decideInquiry(database, call.path.id, call.body, change)
    if (call.body.letter) {
      const link = `${address}/removal?key=${(await removal()).keyOf(inquiry.id)}`
      const { replyAddress } = await platformSettings(database)
      await letters.send(answerLetter(inquiry, { by: change.actor, replyTo: replyAddress, removal: link }))
    }
    return inquiry
  })
  serve(app, deleteCall, async (call) => {
    await deleteInquiry(database, call.path.id, changeOf(call))
    return { detail: 'It is deleted.' }
  })
}

/** A decided inquiry is not kept for ever. */
const FORGET_OLD = [
  "delete from inquiry where state in ('closed', 'told', 'declined') and updated_at < now() - interval '12 months'",
  "delete from testimonial_video v using inquiry i where i.id = v.inquiry and i.state = 'declined'",
]
const ABOUT_OLD = { name: 'forget-old-inquiries', failure: 'Old inquiries could not be removed.' }

export const inquiriesFeature: Feature = {
  routes: serveInquiries,
  jobs: ({ database }) => [dailyRemoval(database, ABOUT_OLD, FORGET_OLD)],
  waiting: WAITING_INQUIRIES,
}
