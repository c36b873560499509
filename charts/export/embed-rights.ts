import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { republishing } from '#domain/reference/republishing.ts'

/** What has to be asked before a figure of these sources is shown on another site, a line for each; none where all may be published again. */
export function embedRights(sources: readonly DataSource[]): readonly Message[] {
  return sources.flatMap((source) => {
    const kind = republishing(source)
    if (kind === 'may') return []
    const custodian = source.custodian || source.fullName
    return [message('by-api.rights', { kind, source: sourceName(source), custodian })]
  })
}
