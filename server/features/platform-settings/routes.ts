import { message } from '#domain/message/message.ts'
import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  changePlatformSettings,
  type PlatformSettingsAnswer,
  readPlatformSettings,
} from '#contract/admin/platform-settings.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { type PlatformSettings, platformSettings } from '#server/platform/platform-settings.ts'

type Wanted = z.output<(typeof changePlatformSettings)['body'] & z.ZodType>

/** Settings of the whole platform, for administrators. */
function servePlatformSettings(app: FastifyInstance, { database }: Services): void {
  serve(app, readPlatformSettings, async () => answerOf(await platformSettings(database)))
  serve(app, changePlatformSettings, async (call) =>
    database.transaction(async (transaction) => {
      const actor = signedIn(call)
      const before = await platformSettings(transaction, 'lock')
      refuseChange(call.body, before, actor)
      const after = await keep(transaction, call.body, before)
      await tellNewlyRequired(transaction, before, after)
      const named = { before: choicesOf(before), after: choicesOf(after) }
      await writeAudit(transaction, {
        actor,
        action: 'platform.settings-changed',
        ...named,
        address: call.request.ip,
      })
      return answerOf(after)
    }),
  )
}

function refuseChange(wanted: Wanted, before: PlatformSettings, actor: Account): void {
  if (wanted.version !== before.version) {
    throw new Problem(
      'changed-meanwhile',
      'Another administrator changed the settings meanwhile. Load them again; what you typed is kept until then.',
    )
  }
  if (wanted.second_factor_roles.some((role) => role === actor.role) && !actor.hasSecondFactor) {
    const sentence =
      'Set up your own second step first; otherwise you would lose your rights with this change.'
    throw new Problem('invalid-input', sentence, { second_factor_roles: [sentence] })
  }
}

async function keep(
  transaction: SqlRunner,
  wanted: Wanted,
  before: PlatformSettings,
): Promise<PlatformSettings> {
  await transaction.query(
    `update platform_setting set registration_open = $1, notice = $2, second_factor_roles = $3,
       embed_hosts = $4, outside_dashboards = $5::jsonb, phrasing_open = $6, x_handle = $7, reply_address = $8,
       version = version + 1, updated_at = now()`,
    [
      wanted.registration_open,
      wanted.notice,
      [...new Set(wanted.second_factor_roles)].sort(),
      [...new Set(wanted.embed_hosts)].sort(),
      JSON.stringify(wanted.outside_dashboards ?? before.outsideDashboards),
      wanted.phrasing_open ?? before.phrasingOpen,
      wanted.x_handle ?? before.xHandle,
      wanted.reply_address ?? before.replyAddress,
    ],
  )
  return platformSettings(transaction)
}

/** People who have to set up a second step now are told where, since their rights wait for it. */
async function tellNewlyRequired(
  transaction: SqlRunner,
  before: PlatformSettings,
  after: PlatformSettings,
): Promise<void> {
  const added = after.secondFactorRoles.filter((role) => !before.secondFactorRoles.includes(role))
  const people = await transaction.query<{ id: number }>(
    'select id from account where role = any($1::text[]) and not two_factor_enabled and is_active order by id',
    [added],
  )
  if (people.length === 0) return
  await notify(transaction, {
    to: people.map(({ id }) => id),
    kind: 'security',
    title: message('told.second-step'),
    text: message('told.second-step-text'),
    link: '/account#/settings',
  })
}

function choicesOf({
  registrationOpen,
  notice,
  secondFactorRoles,
  embedHosts,
  outsideDashboards,
  phrasingOpen,
  xHandle,
  replyAddress,
}: PlatformSettings) {
  return {
    registration_open: registrationOpen,
    notice,
    second_factor_roles: [...secondFactorRoles],
    embed_hosts: [...embedHosts],
    outside_dashboards: { ...outsideDashboards },
    phrasing_open: phrasingOpen,
    x_handle: xHandle,
    reply_address: replyAddress,
  }
}

function answerOf(settings: PlatformSettings): PlatformSettingsAnswer {
  const { version, updatedAt } = settings
  return { ...choicesOf(settings), version, updated_at: updatedAt.toISOString() }
}

export const platformSettingsFeature: Feature = { routes: servePlatformSettings }
