import { expect, test } from 'vitest'
import { readDocument } from '#domain/document/read-document.ts'
import { fill } from '#domain/document/fill.ts'
import { english } from '#languages/from-source.ts'
import { BRIEF_DOCUMENT, profileDocument } from './brief-document.ts'

const KANO = { value: 27, name: 'Kano' }

test.each([BRIEF_DOCUMENT, profileDocument(english)])('the template of a $kind is a document', (template) => {
  expect(readDocument(template)).toEqual({ ok: true, document: template })
})

test.each([BRIEF_DOCUMENT, profileDocument(english)])('filled with a place it is its $kind', (template) => {
  const { title, blocks, parameters } = fill(template, { place: KANO })
  expect([title, parameters]).toEqual(['Kano', []])
  const places = blocks.flatMap((block) => ('location' in block ? [block.location] : []))
  expect(new Set(places)).toEqual(new Set([27]))
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
})
