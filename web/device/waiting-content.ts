import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { isRecord } from '#domain/form/is-record.ts'
import { type FollowedTopic, TOPIC_KINDS } from '#domain/reading-room/reading-room.ts'
import { cellsIn, cellsListIn } from './kept-cells.ts'
import type { Waiting } from './waiting.ts'

/** A comment that waits. */
export interface WaitingComment {
  readonly document: string
  readonly text: string
}

/** A form that waits. */
export interface WaitingForm {
  readonly form: { readonly datasource: number; readonly location: number; readonly period: string }
  /** The version of the account that it was typed over, and its cells. */
  readonly version: number
  readonly base: EntryCells
  readonly cells: EntryCells
  /** What was sent since and never answered: the account may have it. */
  readonly unanswered: readonly EntryCells[]
  /** The remark with which it is sent for approval; null: it is only kept as a draft. */
  readonly note: string | null
}

/** A topic that waits to be followed, or to be followed no more. */
export type WaitingTopic = FollowedTopic & { readonly followed: boolean }

type Content = Pick<Waiting, 'content'>

/** The comment in something that waits. */
export function commentIn({ content }: Content): WaitingComment {
  const { document, text } = recordOf(content)
  return { document: String(document ?? ''), text: String(text ?? '') }
}

/** The form in something that waits; null: none that can be read. */
export function formIn({ content }: Content): WaitingForm | null {
  const { form, version, note, ...kept } = recordOf(content)
  const [base, cells] = [cellsIn(kept.base), cellsIn(kept.cells)]
  if (!isRecord(form) || !base || !cells) return null
  const { datasource, location, period } = form
  return {
    form: { datasource: Number(datasource), location: Number(location), period: String(period) },
    ...{ version: Number(version), base, cells, note: typeof note === 'string' ? note : null },
    unanswered: cellsListIn(kept.unanswered),
  }
}

/** The topic in something that waits; null: none that can be read. */
export function topicIn({ content }: Content): WaitingTopic | null {
  const { kind: wanted, topic, followed } = recordOf(content)
  const kind = TOPIC_KINDS.find((one) => one === wanted)
  return kind && typeof topic === 'string' ? { kind, topic, followed: followed === true } : null
}

/** The view in something that waits, as it is told to the server. */
export function viewIn({ content }: Content): Readonly<Record<string, unknown>> {
  return recordOf(content)
}

function recordOf(content: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(content)
  return isRecord(value) ? value : {}
}
