import { IconPlus } from '@tabler/icons-react'
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
  const [shown, setShown] = useState<'documents' | 'bin'>('documents')
  return (
    <div className={classes.page}>
      <RecordsHead
        title="My documents"
        lead="Dashboards and reports that you made. Figures, tables and words go into them from every page."
        actions={
          <>
            <LinkButton href="/document/new?kind=report">
              <IconPlus size={18} aria-hidden="true" /> New report
            </LinkButton>
            <LinkButton kind="primary" href="/document/new">
              <IconPlus size={18} aria-hidden="true" /> New dashboard
            </LinkButton>
          </>
        }
      />
      <Row below={16}>
        <SegmentedControl
          name="Shown"
          options={[
            ['documents', 'Documents'],
            ['bin', 'Bin'],
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
    <WhenAnswered answer={answer} what="your documents">
      {({ data }) => <Listed rows={data.results.filter(({ is_own }) => is_own)} />}
    </WhenAnswered>
  )
}

function Listed({ rows }: { readonly rows: readonly DocumentSummary[] }) {
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  const tags = [...new Set(rows.flatMap((row) => row.tags))].sort((a, b) => a.localeCompare(b))
  const found = rows
    .filter((row) => tag === '' || row.tags.includes(tag))
    .filter(({ title, description }) =>
      `${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase()),
    )
  if (rows.length === 0) return <Text tone="soft">You have no documents yet. Make the first one.</Text>
  return (
    <Stack gap={16}>
      <Row wrap gap={16} align="end">
        <SearchBox label="Search documents" value={search} onChange={setSearch} />
        {tags.length > 0 && (
          <SelectField
            label="Tag"
            value={tag}
            options={[{ value: '', label: 'All' }, ...tags.map((each) => ({ value: each, label: each }))]}
            onChange={({ currentTarget: { value } }) => setTag(value)}
          />
        )}
      </Row>
      <Text tone="soft" size={13} role="status">
        {found.length === 1 ? '1 document' : `${found.length} documents`}
      </Text>
      <ul className={listClasses.list}>
        {found.map((row) => (
          <OwnDocument key={row.id} row={row} />
        ))}
      </ul>
    </Stack>
  )
}
