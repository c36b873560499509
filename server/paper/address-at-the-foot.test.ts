import { expect, test } from 'vitest'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { paperDocument, paperGround, TOOLS } from '#tests/builders/paper-documents.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { resolveDocument } from './document/resolve-document.ts'
import { documentPdf } from './pdf/document-pdf.ts'

test.each([
  ['beside its pages and at its end', 60, 2],
  ['in two lines beside its pages', 160, 2],
  ['at its end only, where it is longer than that', 400, 1],
])('a PDF has its address %s', async (_where, length, times) => {
  const path = 'state-briefs/'.repeat(length).slice(0, length)
  const address = `https://msdat.example/${path}`
  const ground = { ...paperGround(shippedReader(await readShippedData())), address }
  const { text } = readPdf(await documentPdf(await resolveDocument(paperDocument([]), ground), TOOLS))
  expect(text.split(flat(`msdat.example/${path}`)).length - 1).toBe(times)
  expect(text).toContain(flat('Page 1 of 1'))
})
