import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconPlus } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead, SearchBox } from '#web/kit/records/records.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Bin } from './bin.tsx'
import { OwnDocument } from './own-document.tsx'
import listClasses from '#web/documents/list/document-list.module.css'
import classes from './documents.module.css'

/** The dashboards and reports of a person, and the bin of what they deleted. */
export default function MyDocumentsPage() {
  const { text } = useLanguage()
  const [shown, setShown] = useState<'documents' | 'bin'>('documents')
  return (
    <div className={classes.page}>
      <RecordsHead
        title={text(message('my-documents.title'))}
        lead={text(message('my-documents.lead'))}
        actions={
          <>
            <LinkButton href="/document/new?kind=report">
              <IconPlus size={18} aria-hidden="true" /> {text(message('my-documents.new-report'))}
            </LinkButton>
            <LinkButton kind="primary" href="/document/new">
              <IconPlus size={18} aria-hidden="true" /> {text(message('my-documents.new-dashboard'))}
            </LinkButton>
          </>
        }
      />
      <Row below={16}>
        <SegmentedControl
          name={text(message('my-documents.shown'))}
          options={[
            ['documents', text(message('my-documents.documents'))],
            ['bin', text(message('my-documents.bin'))],
          ]}
          value={shown}
          onChoose={setShown}
        />
      </Row>
      {shown === 'documents' ? <OwnDocuments /> : <Bin />}
    </div>
  )
}

function OwnDocuments() {
  const answer = useAnswer('GET /document')
  return (
    <WhenAnswered answer={answer} what={message('document-list.yours')}>
      {({ data }) => <Listed rows={data.results.filter(({ is_own }) => is_own)} />}
    </WhenAnswered>
  )
}

function Listed({ rows }: { readonly rows: readonly DocumentSummary[] }) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  const tags = [...new Set(rows.flatMap((row) => row.tags))].sort((a, b) => a.localeCompare(b))
  const found = rows
    .filter((row) => tag === '' || row.tags.includes(tag))
    .filter(({ title, description }) =>
      `${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase()),
    )
  if (rows.length === 0) return <Text tone="soft">{text(message('my-documents.none'))}</Text>
  return (
    <Stack gap={16}>
      <Row wrap gap={16} align="end">
        <SearchBox label={text(message('my-documents.search'))} value={search} onChange={setSearch} />
        {tags.length > 0 && (
          <SelectField
            label={text(message('my-documents.tag'))}
            value={tag}
            options={[
              { value: '', label: text(message('my-documents.all')) },
              ...tags.map((each) => ({ value: each, label: each })),
            ]}
            onChange={({ currentTarget: { value } }) => setTag(value)}
          />
        )}
      </Row>
      <Text tone="soft" size={13} role="status">
        {text(message('my-documents.count', { count: found.length }))}
      </Text>
      <ul className={listClasses.list}>
        {found.map((row) => (
          <OwnDocument key={row.id} row={row} />
        ))}
      </ul>
    </Stack>
  )
}
