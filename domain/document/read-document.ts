import type { FieldErrors } from '#domain/problem.ts'
import { type Block, readBlock } from './blocks.ts'
import { DOCUMENT_KINDS, DOCUMENT_SCHEMA, type Document, type Subject } from './document.ts'
import { FieldReader, FoundErrors } from './field-reader.ts'
import { DOCUMENT_LIMITS } from './limits.ts'
import { migrateDocument } from './migrate-document.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

/** A document, or what is wrong with each field: path, such as `blocks.2.text` → sentences. */
export type ReadDocument =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly errors: FieldErrors }

/**
 * Reads a document of any known version of the schema, from the store or from a caller, into the present one. Nothing is
 * repaired and nothing left out: whatever cannot be understood is named. Whether the indicators, sections and kinds of
 * figures that it names exist is another question (`missingReferences`).
 */
export function readDocument(value: unknown): ReadDocument {
  const errors = new FoundErrors()
  if (JSON.stringify(value ?? null).length > DOCUMENT_LIMITS.size) {
    errors.add('document', PROBLEM_TEXTS.documentSize(DOCUMENT_LIMITS.size))
    return { ok: false, errors: errors.all }
  }
  const migrated = typeof value === 'object' && value !== null ? migrateDocument({ ...value }) : {}
  if (typeof migrated === 'string') {
    errors.add('schema', migrated)
    return { ok: false, errors: errors.all }
  }
  const document = documentIn(new FieldReader(migrated, '', errors))
  return errors.none ? { ok: true, document } : { ok: false, errors: errors.all }
}

function documentIn(fields: FieldReader): Document {
  const document: Document = {
    schema: fields.oneOf('schema', [DOCUMENT_SCHEMA]),
    kind: fields.oneOf('kind', DOCUMENT_KINDS),
    title: fields.words('title', DOCUMENT_LIMITS.title),
    description: fields.text('description', DOCUMENT_LIMITS.description),
    subject: subjectIn(fields.inside('subject').fields),
    blocks: blocksIn(fields),
  }
  fields.end()
  return document
}

function subjectIn(fields: FieldReader): Subject {
  const opening = fields.inside('opening').fields
  const subject: Subject = {
    indicators: fields.ids('indicators', DOCUMENT_LIMITS.indicators),
    sources: fields.ids('sources', DOCUMENT_LIMITS.sources),
    opening: {
      indicator: opening.id('indicator'),
      source: opening.id('source'),
      location: opening.id('location'),
    },
  }
  opening.end()
  fields.end()
  return subject
}

function blocksIn(fields: FieldReader): readonly Block[] {
  const taken = new Set<string>()
  return fields.records('blocks', DOCUMENT_LIMITS.blocks).flatMap((each) => {
    const block = readBlock(each)
    if (block && taken.has(block.id)) each.refuse('id', PROBLEM_TEXTS.sameBlockName)
    if (block) taken.add(block.id)
    return block ?? []
  })
}
