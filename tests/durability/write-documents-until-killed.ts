import { appendFileSync } from 'node:fs'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { DocumentFields } from '#server/documents/document-fields.ts'
import { DOCUMENT_REVIEW } from '#server/documents/document-review.ts'
import { addDocument, reviseDocument } from '#server/documents/save-document.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { decideReview } from '#server/reviews/decide-review.ts'
import { documentFaults, readJournal } from './document-journal.ts'
import { newAccount } from './new-account.ts'

/**
 * Holds the store against the journal, says `checked` with what is wrong when it begins to write, and then writes, submits and approves documents for ever; each step
 * is noted once it was acknowledged: `node write-documents-until-killed.ts FOLDER JOURNAL`.
 */
const [, , dataDir = '', journal = ''] = process.argv
const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
const { steps, checked } = readJournal(journal)
const { faults, last } = await documentFaults(database, steps, checked)
appendFileSync(journal, `${last} checked\n`)

const address = '127.0.0.1'
// One person has some 200 documents at most: each process writes for another.
const author = { actor: await newAccount(database, `author-${last}-${process.pid}`, 'user'), address }
const reviewer = { actor: await newAccount(database, 'reviewer', 'admin'), address }
process.stdout.write(`checked ${JSON.stringify(faults)}\n`)
for (let number = 1; ; number += 1) {
  const fields = {
    ...{ document: { ...EMPTY_DASHBOARD, title: `Document ${number}` }, earlier_config: null, category: '' },
    ...{ tags: [], reason: 'It is of use.', organization: '', visibility: 'private', step: null },
  } satisfies DocumentFields
  const id = await database.transaction((transaction) =>
    addDocument(transaction, author, { fields, attempt: `${last} ${process.pid} ${number}` }),
  )
  appendFileSync(journal, `${id} draft\n`)
  const document = { ...fields.document, title: `Document ${number}, better` }
  await database.transaction((transaction) =>
    reviseDocument(transaction, author, String(id), {
      fields: () => ({ ...fields, document, visibility: 'public' }),
    }),
  )
  appendFileSync(journal, `${id} submitted\n`)
  await decideReview(database, {
    ...{ review: DOCUMENT_REVIEW, id, verdict: { kind: 'approve' }, change: reviewer },
  })
  appendFileSync(journal, `${id} approved\n`)
}
