import { z } from 'zod'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { english } from '#languages/from-source.ts'

/** A document as it is sent: read by the same reader as everywhere, which names faults by their path. */
export const sentDocument = z
  .record(z.string(), z.unknown())
  .transform((value, context): Document => {
    const read = readDocument(value)
    if (read.ok) return read.document
    for (const [path, faults] of Object.entries(read.errors)) {
      for (const fault of faults) {
        context.addIssue({ code: 'custom', message: english.text(fault), path: path.split('.') })
      }
    }
    return z.NEVER
  })
  .meta({
    description:
      'Schema version, kind (dashboard, report, brief, profile), title, description, subject, parameters, release, paper and blocks; an earlier version of the schema is taken too. docs/documents.md describes each.',
  })

/** A document as it is answered, in the present version of the schema. */
export const answeredDocument = z
  .record(z.string(), z.unknown())
  .meta({ description: 'The document, as docs/documents.md describes it.' })
