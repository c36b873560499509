import { IconDownload } from '@tabler/icons-react'
import { requestOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { FILE_COLUMNS, IMPORT_EXAMPLE, IMPORT_TEMPLATE } from '#domain/observation/import-file.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Where the numbers of the first three columns stand. */
const NUMBERS = [
  ['indicators', requestOf('GET /indicators', { query: { format: 'csv' } }).address],
  ['data sources', requestOf('GET /datasources', { query: { format: 'csv' } }).address],
  ['places', requestOf('GET /location', { query: { format: 'csv' } }).address],
] as const

/** What a file of figures looks like: files to begin with, its columns in words, and where numbers are found. */
export function ColumnsHelp() {
  const { text } = useLanguage()
  return (
    <Stack gap={12}>
      <Row wrap gap={8}>
        <Button onClick={() => save('template-figures.csv', IMPORT_TEMPLATE)}>
          <IconDownload size={18} aria-hidden="true" /> Template
        </Button>
        <Button onClick={() => save('example-figures.csv', IMPORT_EXAMPLE)}>
          <IconDownload size={18} aria-hidden="true" /> Example with two figures
        </Button>
      </Row>
      <details>
        <summary>The columns in words</summary>
        <Stack gap={12} above={12}>
          <Text tone="soft">
            A table with commas in it (CSV, UTF-8). The first row names the columns, in any order; each
            further row is one figure. What is in the file takes the place of what is published for the same
            indicator, source, place and period; everything else stays. A row without a value is refused: what
            was not measured needs no row.
          </Text>
          <dl>
            {FILE_COLUMNS.map(({ name, need }) => (
              <div key={name}>
                <Text as="dt" weight={600}>
                  {name} ({text(message(`import-columns.${need}`))})
                </Text>
                <dd>{text(message(`import-columns.${name}`))}</dd>
              </div>
            ))}
          </dl>
          <p>
            Numbers to look up (CSV):{' '}
            {NUMBERS.map(([what, address], at) => (
              <span key={what}>
                {at > 0 && ', '}
                <a href={address} download={`${what.replace(' ', '-')}.csv`}>
                  {what}
                </a>
              </span>
            ))}
            .
          </p>
        </Stack>
      </details>
    </Stack>
  )
}

function save(name: string, text: string): void {
  saveFile(new Blob([text], { type: 'text/csv' }), name)
}
