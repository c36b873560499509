import { expect, test } from 'vitest'
import { isNoList, ListReader } from './list-reader.ts'

const FILES = [
  { name: 'a "b"\\.csv', text: 'indicator,value\n"7",1\r\nÀ,😀\\\\n', cells: ['Sheet 1, C7', ''] },
  { name: 'b.csv', text: '' },
]

function read(text: string, sizes: readonly number[]) {
  const bytes = new TextEncoder().encode(text)
  const reader = new ListReader()
  try {
    let turn = 0
    for (let at = 0; at < bytes.length; turn++) {
      const end = at + (sizes[turn % sizes.length] ?? 1)
      reader.push(bytes.subarray(at, end))
      at = end
    }
    return reader.end()
  } catch (error) {
    if (isNoList(error)) return null
    throw error
  }
}

test.each([[[1]], [[2]], [[3, 1]], [[7, 5]], [[1000]]])(
  'a list comes out as it went in, in pieces of %j bytes',
  (sizes) => {
    expect(read(JSON.stringify(FILES), sizes)).toEqual(FILES)
    expect(read(JSON.stringify(FILES, null, 2), sizes)).toEqual(FILES)
    // Every letter as an escape.
    const escaped = JSON.stringify(FILES).replaceAll(
      /[À-\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    expect(read(escaped, sizes)).toEqual(FILES)
  },
)

test.each([
  ['nothing', ''],
  ['a list that is not closed', '[{"name":"a","text":"b"}'],
  ['a string that is not closed', '[{"name":"a","text":"b'],
  ['an escape that does not exist', '[{"name":"a","text":"\\x"}]'],
  ['a file without a text', '[{"name":"a"}]'],
  ['another field', '[{"name":"a","text":"b","more":"c"}]'],
  ['a number', '[{"name":"a","text":4}]'],
  ['a name of two hundred letters and one', `[{"name":"${'a'.repeat(201)}","text":""}]`],
  ['something behind it', '[{"name":"a","text":"b"}] x'],
  ['a text of several', '[{"name":"a","text":["b"]}]'],
  ['no letters', '[{"name":"a","text":"\ud800"}]'.replace('\ud800', '\\')],
])('%s is no list', (_, text) => {
  expect(read(text, [4])).toBeNull()
})

test('bytes that are no letters are no list', () => {
  const reader = new ListReader()
  expect(() => reader.push(new Uint8Array([0x5b, 0xff, 0xfe]))).toThrow(TypeError)
})

test('the size of a text is no matter', () => {
  const text = '7,2,10,2001,61.2\n'.repeat(200_000)
  const [file] = read(JSON.stringify([{ name: 'a.csv', text }]), [512 * 1024]) ?? []
  expect(file?.text.length).toBe(text.length)
})
