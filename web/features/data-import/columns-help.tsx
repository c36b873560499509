import { IconDownload } from '#web/kit/icons.ts'
import { requestOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { FILE_COLUMNS, IMPORT_EXAMPLE, IMPORT_TEMPLATE } from '#domain/observation/import-file.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { saveCsvFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FiguresOut } from './figures-out.tsx'

/** Where the numbers of the first three columns stand. */
const NUMBERS = [
  ['indicators', 'indicators', requestOf('GET /indicators', { query: { format: 'csv' } }).address],
  ['sources', 'data-sources', requestOf('GET /datasources', { query: { format: 'csv' } }).address],
  ['places', 'places', requestOf('GET /location', { query: { format: 'csv' } }).address],
] as const

/** What a file of figures looks like: files to begin with, its columns in words, and where numbers are found. */
export function ColumnsHelp({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  return (
    <Stack gap={12}>
      <Row wrap gap={8}>
        <Button onClick={() => saveCsvFile(IMPORT_TEMPLATE, 'template-figures.csv')}>
          <IconDownload size={18} aria-hidden="true" /> {text(message('publish.template'))}
        </Button>
        <Button onClick={() => saveCsvFile(IMPORT_EXAMPLE, 'example-figures.csv')}>
          <IconDownload size={18} aria-hidden="true" /> {text(message('publish.example'))}
        </Button>
      </Row>
      <FiguresOut catalogue={catalogue} />
      <details>
        <summary>{text(message('publish.columns'))}</summary>
        <Stack gap={12} above={12}>
          <Text tone="soft">{text(message('publish.columns-about'))}</Text>
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
            {text(message('publish.look-up'))}{' '}
            {NUMBERS.map(([what, file, address], at) => (
              <span key={what}>
                {at > 0 && ', '}
                <a href={address} download={`${file}.csv`}>
                  {' '}
                  {text(message('publish.numbers', { what }))}
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
