import { IconCheck, IconX } from '#web/kit/icons.ts'
import { type AccentRatio, APART, cutRatio } from '#domain/front/accent.ts'
import { message } from '#domain/message/message.ts'
import { decimal, whole } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { AccentFound } from './accent-found.ts'

/** The ratios of the chosen accent and of the nearest that passes, use by use. Cut, never rounded up. */
export function ContrastTable({ found }: { readonly found: AccentFound }) {
  const { text } = useLanguage()
  const { nearest } = found
  const titleOf = (column: 'check' | 'yours' | 'needs' | 'nearest') =>
    text(message('configurer.column', { column }))
  const distance = Math.floor(found.ofNearest.nearest.distance * 100)
  return (
    <div>
      <Table
        dense
        rows={found.ratios}
        keyOf={({ use }) => use}
        columns={[
          {
            title: titleOf('check'),
            names: true,
            cell: ({ use }) => text(message('configurer.use', { use })),
          },
          { title: titleOf('yours'), cell: (own) => <Ratio {...own} /> },
          { title: titleOf('needs'), cell: ({ needs }) => text(decimal(needs, needs === 3 ? 0 : 1)) },
          {
            title: titleOf('nearest'),
            cell: (_, at) => {
              const other = found.ofNearest.ratios[at]
              return other && <Ratio {...other} />
            },
          },
        ]}
      />
      <Text above={8} tone="soft" size={13}>
        {text(
          message(found.nearest === found.chosen ? 'configurer.apart' : 'configurer.apart-nearest', {
            name: found.ofNearest.nearest.name,
            distance: whole(distance),
            least: whole(APART * 100),
            colour: nearest,
          }),
        )}
      </Text>
    </div>
  )
}

function Ratio({ ratio, needs }: AccentRatio) {
  const { text } = useLanguage()
  const passes = ratio >= needs
  return (
    <Row as="span" inline gap={4} align="center" tone={passes ? 'accent' : 'error'} weight={600}>
      {passes ? <IconCheck size={14} aria-hidden="true" /> : <IconX size={14} aria-hidden="true" />}
      {text(decimal(cutRatio(ratio)))}
      <span className="sr-only">{text(message(passes ? 'configurer.passes' : 'configurer.too-low'))}</span>
    </Row>
  )
}
