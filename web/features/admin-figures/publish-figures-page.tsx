import { useState } from 'react'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { Button } from '#web/kit/button.tsx'
import { FieldFrame, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { change } from '#web/queries/change.ts'
import { ColumnsHelp } from './columns-help.tsx'
import { ImportReport } from './import-report.tsx'
import { type Brought, MappingPart, readFiles } from './mapping/mapping-part.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A file as it is sent, with what a look at it showed. */
interface Looked {
  readonly file: { readonly name: string; readonly text: string }
  readonly report: ImportReportRow
}

/** Figures from a file: first what they would change and what the data audit would find, then the release. */
export default function PublishFiguresPage() {
  const { text } = useLanguage()
  const [files, setFiles] = useState<readonly File[]>([])
  const [brought, setBrought] = useState<Brought | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const look = useTask()
  const preview = (sent: Looked['file']) =>
    look.run(async () =>
      setLooked({ file: sent, report: await change('POST /data-imports/preview', { body: { file: sent } }) }),
    )
  const see = async (chosen: readonly File[]) => {
    const [first] = chosen
    if (!first) return
    const text = chosen.length === 1 ? await first.slice(0, HEAD).text() : ''
    if (hasOurColumns(text)) await preview({ name: first.name, text: await first.text() })
    else await look.run(async () => setBrought(await readFiles(chosen)))
  }
  return (
    <>
      <RecordsHead title={text(message('publish.title'))} lead={text(message('publish.lead'))} />
      <Stack gap={16}>
        <ColumnsHelp />
        <FieldFrame label={text(message('publish.file'))} help={text(message('publish.file-help'))}>
          {(attributes) => (
            <input
              type="file"
              multiple
              {...attributes}
              onChange={({ currentTarget }) => {
                setFiles([...(currentTarget.files ?? [])])
                setBrought(null)
                setLooked(null)
              }}
            />
          )}
        </FieldFrame>
        <FormError>{look.failure}</FormError>
        <Row gap={8}>
          <Button kind="primary" disabled={files.length === 0 || look.busy} onClick={() => void see(files)}>
            {look.busy ? text(message('publish.looking')) : text(message('publish.look'))}
          </Button>
        </Row>
        {brought && (
          <MappingPart
            name={files[0]?.name ?? ''}
            brought={brought}
            onMapped={(file) => void preview(file)}
          />
        )}
        {looked && (
          <>
            <ImportReport report={looked.report} />
            <Publish looked={looked} onPublished={(report) => setLooked({ ...looked, report })} />
          </>
        )}
      </Stack>
    </>
  )
}

/** Bytes of a file in which its first row stands. */
const HEAD = 2000

/** Whether the first row names the columns of an import, so that nothing has to be mapped. */
function hasOurColumns(text: string): boolean {
  const heads = (text.replace('\ufeff', '').split(/\r?\n/)[0] ?? '').toLowerCase().split(',')
  return ['indicator', 'datasource', 'location', 'period', 'value'].every((name) =>
    heads.some((head) => head.trim().replaceAll('"', '') === name),
  )
}

interface PublishProps {
  readonly looked: Looked
  readonly onPublished: (report: ImportReportRow) => void
}

/** What has to be said before a release is made; nothing where there is none to make. */
function Publish({ looked: { file, report }, onPublished }: PublishProps) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const [why, setWhy] = useState('')
  const task = useTask()
  const severe = report.findings.filter((one) => one.severe).length
  const isNew = [report.figures, report.groups].some(({ added, changed }) => added + changed > 0)
  if (report.release) {
    return (
      <Text role="status" weight={600}>
        {text(message('publish.published', { release: String(report.release.number) }))}
      </Text>
    )
  }
  if (report.refused > 0 || !isNew) return null
  const publish = () =>
    task.run(async () => {
      const acknowledged = severe > 0 ? { acknowledged: why } : {}
      onPublished(await change('POST /data-imports', { body: { file, note, ...acknowledged } }))
    })
  return (
    <Stack gap={16}>
      <TextField
        label={text(message('publish.what-new'))}
        help={text(message('publish.note-help'))}
        {...limitsOf(IMPORT_FIELDS.note)}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {severe > 0 && (
        <TextArea
          label={text(message('publish.why'))}
          help={text(message('publish.why-help'))}
          rows={3}
          {...limitsOf(IMPORT_FIELDS.acknowledged)}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      )}
      <FormError>{task.failure}</FormError>
      <Row gap={8}>
        <Button
          kind="primary"
          disabled={task.busy || note.trim() === '' || (severe > 0 && why.trim() === '')}
          onClick={() => void publish()}
        >
          {task.busy ? text(message('publish.publishing')) : text(message('publish.publish'))}
        </Button>
      </Row>
    </Stack>
  )
}
