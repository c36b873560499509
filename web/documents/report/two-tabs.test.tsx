import { beforeEach, expect, test, vi } from 'vitest'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import type { Block } from '#domain/document/blocks.ts'
import { addBlock, replaceBlock } from '#domain/document/editing/edit-blocks.ts'
import { reportName } from '#web/editing/kept-draft.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'

const OWNER = 7
const text = (id: string, words: string): Block => textBlock.begin(id, { html: `<p>${words}</p>` })

/** The report of a tab of its own; all tabs share what the device keeps. */
async function tab() {
  vi.resetModules()
  const report = await import('./report-state.ts')
  report.takeReportOf(OWNER)
  const blocks = () => report.reportNow().blocks.map((block) => (block.kind === 'text' ? block.html : ''))
  const add = (id: string, words: string) =>
    report.changeReport((from) => addBlock(from, text(id, words), from.blocks.length))
  const write = (id: string, words: string) =>
    report.changeReport((from) => replaceBlock(from, text(id, words)))
  return { ...report, blocks, add, write }
}

/** What a browser tells the other tabs after one has written. */
const told = () => window.dispatchEvent(new StorageEvent('storage', { key: reportName(OWNER) }))

beforeEach(() => localStorage.clear())

test('two tabs that write one report keep what both have added', async () => {
  const [one, two] = [await tab(), await tab()]
  one.add('a', 'One')
  // The second has not been told yet: it looks before it writes.
  two.add('b', 'Two')
  expect(two.blocks()).toEqual(['<p>Two</p>', '<p>One</p>'])
  told()
  expect(one.blocks()).toEqual(two.blocks())
})

test('of a block that both changed both versions stay, and what one took out stays out', async () => {
  const one = await tab()
  one.add('a', 'First')
  one.add('gone', 'Gone')
  const two = await tab()
  one.write('a', 'One')
  one.changeReport((from) => ({ ...from, blocks: from.blocks.filter(({ id }) => id !== 'gone') }))
  two.write('a', 'Two')
  told()
  expect([one.blocks(), two.blocks()]).toEqual([
    ['<p>Two</p>', '<p>One</p>'],
    ['<p>Two</p>', '<p>One</p>'],
  ])
})

test('what is taken in can be taken back, and a tab that only reads follows', async () => {
  const [one, two] = [await tab(), await tab()]
  one.add('a', 'One')
  told()
  expect(two.blocks()).toEqual(['<p>One</p>'])
  two.stepReport('back')
  expect(two.blocks()).toEqual([])
})

test('another report of the device does not mix with the one of this tab', async () => {
  const [one, two] = [await tab(), await tab()]
  one.add('a', 'One')
  two.openReport({ ...emptyDocument('report'), title: 'Another' }, { id: 'k', version: 3, saved: null })
  told()
  expect([one.reportNow().title, one.blocks()]).toEqual(['Custom Report', ['<p>One</p>']])
})

test('the newer version of the account is known to both', async () => {
  const [one, two] = [await tab(), await tab()]
  const saved = emptyDocument('report')
  one.openReport(saved, { id: 'k', version: 2, saved })
  two.openReport(saved, { id: 'k', version: 3, saved })
  two.add('b', 'Two')
  told()
  expect(one.reportSession.state.get().account).toMatchObject({ id: 'k', version: 3 })
  one.add('a', 'One')
  told()
  expect(two.reportSession.state.get().account).toMatchObject({ id: 'k', version: 3 })
})
