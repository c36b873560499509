import { beforeAll, expect, test } from 'vitest'
import compile from 'icu-minify/compile'
import { KINDS } from '#charts/kinds.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { grammars } from '#languages/grammars.ts'
import { SOURCES } from '#languages/from-source.ts'
import { createLanguage } from '#languages/renderer.ts'
import { groupOf } from '#messages/groups.ts'
import type { MessageId } from '#domain/message/message.ts'
import { figureOfView, plotOf } from '#server/drawing/draw-view.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { WORDS_OF_KINDS } from '#web/views/words-of-kinds.ts'

let data: ShippedData
let groups: readonly GroupFigure[]
beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
})

test.each(KINDS.map(({ name }) => name))('the words of %s come with the code that draws it', async (kind) => {
  const groupsOfTexts = new Set<string>()
  const texts = (id: MessageId) => {
    const [topic = '', name = ''] = id.split('.')
    groupsOfTexts.add(groupOf(topic))
    return compile(SOURCES.en[topic]?.[name] ?? '')
  }
  const language = createLanguage(grammars.en, texts, (name) => name)
  const view = VIEW_OF_EACH_KIND[kind]
  const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const input = { view, table, reference: data.reference, groups, currentYear: 2026, language }
  plotOf(await figureOfView(input), { width: 700, height: 400, mode: 'light', fontScale: 1 })
  expect([...groupsOfTexts].sort()).toEqual([...(WORDS_OF_KINDS[kind] ?? []), 'reading'].sort())
})
