import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { figuresInFile } from '#tests/builders/figures-in-file.ts'

const FIGURES = [
  'BCG · Kano · 2020-01 = 10',
  'BCG · Kano · 2020-02 = 20.5',
  'Penta 3 · Kano · 2020-01 = 30',
  'Penta 3 · Kano · 2020-02 = 40',
]

/** Merged heads over months that are kept as dates; shared texts in pieces, with a hint for reading aloud. */
const XLSX = {
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Notes" state="hidden" r:id="rId2"/><sheet name="Data" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="/xl/worksheets/a.xml"/><Relationship Id="rId2" Target="worksheets/b.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst><si><t>State</t></si><si><r><t>B</t></r><r><t>CG</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si><si><t>Penta 3</t></si><si><t>Kano</t></si></sst>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="mmm\\-yy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
  'xl/worksheets/b.xml': `<worksheet><sheetData><row r="1"><c r="A1"><v>99</v></c></row></sheetData></worksheet>`,
  'xl/worksheets/a.xml': `<worksheet><sheetData>
<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="s"><v>2</v></c></row>
<row r="4"><c r="B4" s="1"><v>43831</v></c><c r="C4" s="1"><v>43862</v></c><c r="D4" s="1"><v>43831</v></c><c r="E4" s="1"><v>43862</v></c></row>
<row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5"><v>10</v></c><c r="C5"><v>20.5</v></c><c r="D5"><v>30</v></c><c r="E5"><v>40</v></c></row>
</sheetData><mergeCells><mergeCell ref="A3:A4"/><mergeCell ref="B3:C3"/><mergeCell ref="D3:E3"/></mergeCells></worksheet>`,
}

const cell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`
const number = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`

const ODS = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Data">
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
<table:table-row>${cell('State')}${cell('BCG', ' table:number-columns-spanned="2"')}<table:covered-table-cell/>${cell('Penta 3', ' table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row>
<table:table-row><table:table-cell/>${cell('Jan 2020')}${cell('Feb 2020')}${cell('Jan 2020')}${cell('Feb 2020')}</table:table-row>
<table:table-row>${cell('Kano')}${number(10)}${number(20.5)}${number(30)}${number(40)}</table:table-row>
<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>`

function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

function oldWorkbook(): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['State', 'BCG', '', 'Penta 3', ''],
    ['', 'Jan 2020', 'Feb 2020', 'Jan 2020', 'Feb 2020'],
    ['Kano', 10, 20.5, 30, 40],
  ])
  sheet['!merges'] = [utils.decode_range('B1:C1'), utils.decode_range('D1:E1')]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Data')
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }))
}

it.each([
  ['XLSX', zipped(XLSX)],
  ['ODS', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': ODS })],
  ['XLS', oldWorkbook()],
])('%s: merged heads over months are read', async (_format, bytes) => {
  expect(await figuresInFile(bytes)).toEqual(FIGURES)
})

/** 0.812 shown as 81.2 %, in a format of the file, in one that spreadsheets have themselves, and 70 without one. */
const PERCENT_XLSX = {
  ...XLSX,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="171" formatCode="0.0%;[Red]\\-0.0%"/><numFmt numFmtId="172" formatCode="0.0&quot; %&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="171"/><xf numFmtId="10"/><xf numFmtId="172"/></cellXfs></styleSheet>`,
  'xl/worksheets/a.xml': `<worksheet><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>2020</v></c><c r="C1" t="str"><v>2021</v></c><c r="D1" t="str"><v>2022</v></c></row>
<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>0.812</v></c><c r="C2" s="2"><v>0.07</v></c><c r="D2" s="3"><v>70</v></c></row>
</sheetData></worksheet>`,
}

const PERCENT_ODS = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Data">
<table:table-row>${cell('State')}${cell('2020')}${cell('2021')}${cell('2022')}</table:table-row>
<table:table-row>${cell('Kano')}<table:table-cell office:value-type="percentage" office:value="0.812"><text:p>81.2%</text:p></table:table-cell><table:table-cell office:value-type="percentage" office:value="0.07"><text:p>7%</text:p></table:table-cell>${number(70)}</table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>`

function oldPercentages(): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['State', '2020', '2021', '2022'],
    ['Kano', 0.812, 0.07, 70],
  ])
  for (const at of ['B2', 'C2']) Object.assign(sheet[at] ?? {}, { z: '0.0%' })
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Data')
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }))
}

it.each([
  ['XLSX', zipped(PERCENT_XLSX)],
  ['ODS', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': PERCENT_ODS })],
  ['XLS', oldPercentages()],
])('%s: a percentage is what the sheet shows, in per cent', async (_format, bytes) => {
  expect(await figuresInFile(bytes)).toEqual([
    'Data · Kano · 2020 = 81.2',
    'Data · Kano · 2021 = 7',
    'Data · Kano · 2022 = 70',
  ])
})
