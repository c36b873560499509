import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { sentDocument } from './document-body.ts'

const EXAMPLE = {
  ...EMPTY_DASHBOARD,
  kind: 'report',
  title: 'Custom Report',
  blocks: [{ kind: 'text', id: 'opening', html: '<p>For the meeting.</p>', ...USUAL_LOOK, width: 'full' }],
}

export const setSentDocument = endpoint({
  method: 'POST',
  path: '/document-file/{format}',
  tag: 'Documents',
  summary:
    'A document that is sent along, as a PDF, a Word file or slides. Nothing of it is kept, and its pictures are named only',
  permission: 'guest',
  pathParameters: z.object({
    format: z.enum(['pdf', 'docx', 'pptx']).meta({ description: 'What it becomes.', examples: ['pdf'] }),
  }),
  query: z.object({
    lang: z.enum(OFFERED_LANGUAGES).default('en').meta({ description: 'In whose words.' }),
  }),
  body: z.object({ document: sentDocument }).meta({ examples: [{ document: EXAMPLE }] }),
  answer: z.string().meta({ description: 'The file.' }),
  mediaType: 'application/pdf',
  problems: ['invalid-input', 'body-too-large', 'too-much-work', 'cannot-be-made', 'too-many-requests'],
})
