import { expect, test } from 'vitest'
import { csvAnswer, safeCell } from './csv-answer.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+234 800', "'+234 800"],
  ['-cmd', "'-cmd"],
  ['@import', "'@import"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['-5.2', '-5.2'],
  ['-5', '-5'],
  ['Kano', 'Kano'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j', (text, safe) => expect(safeCell(text)).toBe(safe))

async function textOf(columns: readonly string[], rows: Parameters<typeof csvAnswer>[2]): Promise<string> {
  let text = ''
  for await (const part of csvAnswer('x', columns, rows).parts) text += part
  return text
}

test('cells are quoted where they must be, gaps are empty, lists have semicolons', async () => {
  const rows = [{ id: 1, name: 'a "b", c', on: true, gap: null, list: [1, 2] }]
  expect(await textOf(['id', 'name', 'on', 'gap', 'list'], rows)).toBe(
    'id,name,on,gap,list\r\n1,"a ""b"", c",true,,1;2\r\n',
  )
})

test('a table without rows still has its header', async () => {
  expect(await textOf(['id', 'name'], [])).toBe('id,name\r\n')
})

test('rows are taken only as fast as they are read', async () => {
  let made = 0
  const endless = (async function* () {
    for (;;) yield { id: made++ }
  })()
  for await (const _ of csvAnswer('x', ['id'], endless).parts) break
  // The amount that fits the buffers on the way: some 100 kB of text.
  expect(made).toBeLessThan(50_000)
})
