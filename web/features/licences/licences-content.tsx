import { useState } from 'react'
import { toggle } from '#domain/address/parameters.ts'
import { addressCodec } from '#domain/address/address-codec.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'
import { REPUBLISHING, republishing } from '#domain/reference/republishing.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { CheckField, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './licences.module.css'

interface LicencesProps {
  readonly sources: readonly DataSource[]
}

/** The filter as the address says it. */
const STATE = addressCodec({ only: toggle('only', false) })

/** Each source with figures, by what a reader may do with them, and whom to ask. */
export default function LicencesContent({ sources }: LicencesProps) {
  const { text } = useLanguage()
  const [{ only }, change] = useAddressState(STATE)
  const [words, setWords] = useState('')
  const held = sources.filter(({ hasData }) => hasData)
  const ofKind = (kind: (typeof REPUBLISHING)[number]) =>
    held.filter((source) => republishing(source) === kind)
  const wanted = words.trim().toLowerCase()
  const shown = REPUBLISHING.filter((kind) => !only || kind === 'may').map((kind) => ({
    kind,
    rows: ofKind(kind)
      .filter(({ name, fullName }) => `${name} ${fullName}`.toLowerCase().includes(wanted))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }))
  const count = (kind: (typeof REPUBLISHING)[number]) => ofKind(kind).length
  return (
    <Stack gap={20} className={classes.page}>
      <Stack gap={6}>
        <h1>{text(message('licences.title'))}</h1>
        <Text size={16} tone="soft" widest="80ch">
          {text(
            message('licences.lead', {
              ...{ may: count('may'), count: held.length, ask: count('ask') },
              ...{ sale: count('not_for_sale'), unverified: count('not_verified') },
            }),
          )}
        </Text>
        <Text size={13} tone="faint" widest="80ch">
          {text(message('licences.about'))}
        </Text>
      </Stack>
      <Row gap={24} wrap align="end">
        <div className={classes.find}>
          <TextField
            label={text(message('licences.find'))}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            autoComplete="off"
          />
        </div>
        <CheckField
          label={text(message('licences.only'))}
          checked={only}
          onChange={(event) => change({ only: event.currentTarget.checked })}
        />
      </Row>
      {shown.every(({ rows }) => rows.length === 0) ? (
        <Text tone="soft">{text(message('licences.none'))}</Text>
      ) : (
        <Table
          blocks
          keyOf={({ id }) => id}
          rows={{
            groups: shown
              .filter(({ rows }) => rows.length > 0)
              .map(({ kind, rows }) => ({
                ...{ key: kind, rows },
                head: text(
                  message('licences.kind-count', {
                    kind: message('licences.kind', { kind }),
                    count: rows.length,
                  }),
                ),
              })),
          }}
          columns={[
            {
              title: text(message('licences.source')),
              names: true,
              className: classes.source,
              cell: (source) => (
                <>
                  <SourceMarker classification={source.classification} />{' '}
                  <strong>{text(sourceName(source))}</strong>
                  <small lang="en">{source.fullName}</small>
                </>
              ),
            },
            {
              title: text(message('licences.answer')),
              cell: (source) =>
                text(
                  message('licences.means', {
                    ...{ kind: republishing(source), custodian: source.custodian || source.fullName },
                  }),
                ),
            },
            {
              title: text(message('licences.licence')),
              cell: (source) => text(licenceWords(source)),
            },
            {
              title: text(message('licences.cite')),
              cell: ({ citation }) => <span lang="en">{citation}</span>,
            },
          ]}
        />
      )}
    </Stack>
  )
}
