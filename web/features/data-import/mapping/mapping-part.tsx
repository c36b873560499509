import { useMemo, useRef, useState } from 'react'
import type { SentFile } from '#contract/data-import/data-import.ts'
import { csvOfRows } from '#charts/export/csv.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { type Mapping, mappingIn, mappingText } from '#exchange/mapping/mapping.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useNewItems, withNewItems } from '#web/queries/new-items.ts'
import { loadedValue } from '#web/queries/resource.ts'
import { mapSheet, mappedFiles } from '#exchange/mapping/mapped-sheet.ts'
import { type BroughtSheet, bringSheet } from './bring-sheet.ts'
import { keepMapping, keptMapping } from './kept-mappings.ts'
import { loadBooks, loadHeld } from './load-books.ts'
import { withKept, withoutOpenGroups, withoutOpenPeriods } from './map-names.ts'
import { NamesPart } from './names-part.tsx'
import { ReadPart } from './read-part.tsx'

/** Files of somebody else's form as they were read, or why they could not be. */
export type Brought = Awaited<ReturnType<typeof bringSheet>>

/** Reads files on this device, and compares their names and columns with what is published. */
export async function readFiles(
  files: readonly File[],
  following: { readonly progress: (figures: number) => void; readonly signal: AbortSignal },
): Promise<Brought> {
  const sent = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const books = await loadBooks(withNewItems(await loadedValue(catalogueResource)))
  return bringSheet(sent, books, { heldOf: loadHeld, year: new Date().getUTCFullYear(), ...following })
}

interface MappingPartProps {
  /** Of the first file. */
  readonly name: string
  readonly brought: Brought
  /** Figures under our names, and what was agreed to of theirs. */
  readonly onMapped: (files: readonly SentFile[], mapping: Mapping) => void
}

/** Files of somebody else's form: what was read, which of our names theirs are, and the figures that follow from it. */
export function MappingPart({ name, brought, onMapped }: MappingPartProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={16}>
      {brought.unreadable.map(({ file, reason }) => (
        <FormError key={file}>{`${file}: ${text(reason)}`}</FormError>
      ))}
      {'candidates' in brought && (
        <WithCatalogue what={message('shell.figure-list')}>
          {(catalogue) => <MapSheet sheet={brought} {...{ name, catalogue, onMapped }} />}
        </WithCatalogue>
      )}
    </Stack>
  )
}

interface MapSheetProps extends Pick<MappingPartProps, 'name' | 'onMapped'> {
  readonly sheet: BroughtSheet
  readonly catalogue: Catalogue
}

/** What nobody has to be asked, over it what was agreed to before for the same columns. */
function startOf({ draft, proposals }: BroughtSheet, kept: Mapping | null): Mapping {
  const start = kept ? withKept(draft, kept, proposals) : draft
  const groups = withoutOpenGroups(
    start,
    proposals.groups.map(({ key }) => key),
  )
  return withoutOpenPeriods(groups, proposals.periods)
}

function MapSheet({ sheet, name, catalogue: ofPage, onMapped }: MapSheetProps) {
  const { text } = useLanguage()
  const catalogue = useNewItems(ofPage)
  const [mapping, setMapping] = useState(() => startOf(sheet, keptMapping(sheet.draft.columns)))
  const picker = useRef<HTMLInputElement>(null)
  // Whether a file that was given for a saved mapping is none.
  const [isNone, setNone] = useState(false)
  const mapped = useMemo(() => mapSheet(sheet.candidates, mapping), [sheet, mapping])
  const count = mapped.figures.length + mapped.groups.length
  const give = () => {
    keepMapping(mapping)
    const files = mappedFiles(name, mapped).map(({ rows, ...file }) => ({ ...file, text: csvOfRows(rows) }))
    onMapped(files, mapping)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const given = mappingIn(await file.text())
    setNone(given === null)
    if (given) setMapping(startOf(sheet, given))
  }
  return (
    <Stack gap={20}>
      <ReadPart sheet={sheet} mapped={mapped} />
      <NamesPart {...{ sheet, mapping, catalogue, mapped }} onChange={setMapping} />
      <Row wrap gap={8}>
        {count > 0 && (
          <Button kind="primary" onClick={give}>
            {text(message('mapping.look-figures', { count, all: whole(count) }))}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => saveFile(new Blob([mappingText(mapping)]), `${name}.mapping.json`)}
        >
          {text(message('mapping.save'))}
        </Button>
        <Button kind="quiet" onClick={() => picker.current?.click()}>
          {text(message('mapping.use'))}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".json"
          aria-label={text(message('mapping.use'))}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </Row>
      <FormError>{isNone ? text(message('mapping.no-mapping')) : ''}</FormError>
    </Stack>
  )
}
