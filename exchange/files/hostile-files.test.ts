import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { LIMITS } from '#exchange/reading/limits.ts'
import { openFile } from './open.ts'
import { figuresOf, openFiles } from './read.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A workbook with one sheet. */
function workbook(sheet: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  })
}

async function reasonOf(bytes: Uint8Array, limits = LIMITS): Promise<string> {
  const { refused } = await openFiles([{ name: 'a', bytes }], limits)
  const [first] = refused
  return first ? english.text(first.reason) : ''
}

const CELLS = '<row r="1"><c r="A1" t="inlineStr"><is><t>State</t></is></c><c r="B1"><v>2018</v></c></row>'
const ROW =
  '<row r="2"><c r="A2" t="inlineStr"><is><t>Kano</t></is></c><c r="B2"><f>[1]Other!A1*2</f><v>20.1</v></c></row>'

describe('T37, T40: files that would do harm are refused with a reason', () => {
  const bomb = workbook('<worksheet/>', { 'xl/sharedStrings.xml': new Uint8Array(30_000_000) })
  const deep = `${'['.repeat(10_000)}1${']'.repeat(10_000)}`
  const entities =
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><dataValueSet><dataValue value="&c;"/></dataValueSet>'

  it.each([
    [
      'an archive that grows',
      bomb,
      { ...LIMITS, unpacked: 1_000_000 },
      'Unpacked, the file would be larger than',
    ],
    ['brackets inside each other', bytesOf(deep), LIMITS, 'More than 64 brackets or elements'],
    ['entities that grow', bytesOf(entities), LIMITS, 'The XML declares its own document type'],
    [
      'elements inside each other',
      bytesOf(`<dataValueSet>${'<a>'.repeat(1000)}`),
      LIMITS,
      'More than 64 brackets or elements',
    ],
    [
      'a line of many cells',
      bytesOf(`a,b\n${'1,'.repeat(40_000)}`),
      LIMITS,
      'A row has more than 17,000 cells',
    ],
    [
      'many rows',
      bytesOf(`a,b\n${'x,1\n'.repeat(2000)}`),
      { ...LIMITS, rows: 1000 },
      'The file has more than 1,000 rows',
    ],
    [
      'many bytes',
      new Uint8Array(2_000_000).fill(65),
      { ...LIMITS, bytes: 1_048_576 },
      'The file is larger than 1 MB',
    ],
    [
      'an open quotation mark',
      bytesOf('State,Value\n"Kano,1\n'),
      LIMITS,
      'A quotation mark that is opened in line 2',
    ],
    [
      'a row that is too short',
      bytesOf('State,Year,Penta 3\nKano,2018,1\nLagos,2\n'),
      LIMITS,
      'Line 3 has 2 cells, the heads have 3',
    ],
    ['nothing', new Uint8Array(0), LIMITS, 'The file is empty.'],
    ['blanks', bytesOf(' \n\n'), LIMITS, 'The file is empty.'],
    ['a PDF', bytesOf('%PDF-1.7\n'), LIMITS, 'This is a PDF.'],
    [
      'an archive of other things',
      zipSync({ 'a.csv': strToU8('a,b\n1,2\n') }),
      LIMITS,
      'This is an archive.',
    ],
    ['a damaged archive', bytesOf('PK\u0003\u0004 and nothing'), LIMITS, 'The file is damaged'],
    [
      'JSON that is cut off',
      bytesOf('{"dataValues":[{"value":"1"}'),
      LIMITS,
      'The JSON is damaged or cut off.',
    ],
    ['XML that is cut off', bytesOf('<dataValueSet><dataValue value="1">'), LIMITS, 'The XML is damaged'],
    [
      'a web page',
      bytesOf('<html><body>Sign in</body></html>'),
      LIMITS,
      'This document, which begins with “html”',
    ],
    ['figures of nothing', bytesOf('{"a":1}'), LIMITS, 'This document, which begins with “a”'],
  ])('%s', async (_title, bytes, limits, reason) => {
    expect(await reasonOf(bytes, limits)).toMatch(new RegExp(`^${reason.replace(/[.()]/g, '\\$&')}`))
  })

  it('a formula gives the value that it had, and no link is followed', async () => {
    const opened = await openFile({
      name: 'a.xlsx',
      bytes: workbook(`<worksheet><sheetData>${CELLS}${ROW}</sheetData></worksheet>`),
    })
    const found: unknown[] = []
    for await (const { value, text, at } of figuresOf(opened)) found.push([value, text, at.column, at.row])
    expect(found).toEqual([[20.1, '20.1', 'B', 2]])
  })

  it('one file that cannot be read leaves the others as they are', async () => {
    const good = { name: 'good.csv', bytes: bytesOf('State,2018\nKano,1\n') }
    const { opened, refused } = await openFiles([{ name: 'bad', bytes: bytesOf('%PDF') }, good])
    expect(opened.map(({ file }) => file)).toEqual(['good.csv'])
    expect(refused.map(({ file }) => file)).toEqual(['bad'])
  })
})

describe('a table of texts alone whose heads stand a second time', () => {
  // Each row could be a head: the second table began at the first, for ever.
  it.each([
    'name,kind,note\nKano,a,b\nname,kind,note\nLagos,c,d\n',
    'name,kind,note\nname,kind,note\nname,kind,note\n',
    'title\nname,kind,note\nKano,a,b\nLagos,c,d\n\nname,kind,note\nOyo,e,f\n',
  ])('is read to its end: %j', async (text) => {
    const { opened, refused } = await openFiles([{ name: 'list.csv', bytes: bytesOf(text) }])
    expect(opened.length + refused.length).toBe(1)
  })
})

describe('merged cells that reach further than a sheet', () => {
  it.each(['ZZZZZZZ1:ZZZZZZZ2', 'A1:SF500000'])('cost little: %s', async (reference) => {
    const sheet = `<worksheet><sheetData>${CELLS}${ROW}</sheetData><mergeCells><mergeCell ref="${reference}"/></mergeCells></worksheet>`
    const { opened, refused } = await openFiles([{ name: 'a.xlsx', bytes: workbook(sheet) }])
    expect(opened.length + refused.length).toBe(1)
  })
})
