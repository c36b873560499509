import { message } from '#domain/message/message.ts'
import type { PairNow } from '#domain/side-by-side/line-changes.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './compare.module.css'

interface MatrixProps {
  readonly names: readonly string[]
  /** By `row:column`, of pairs with the row before the column. */
  readonly pairs: ReadonlyMap<string, PairNow>
}

/** Which lines differ in their last round, each pair once; as sentences where there is no room for a table. */
export function PairMatrix({ names, pairs }: MatrixProps) {
  const { text } = useLanguage()
  const isPhone = useMedia('(max-width: 640px)')
  const at = names.map((name, index) => ({ name, index }))
  return (
    <section aria-labelledby="compare-pairs">
      <Text as="h2" id="compare-pairs" size={16} weight={650}>
        {text(message('compare-page.differs'))}
      </Text>
      <Text tone="soft" size={13} below={8}>
        {text(message('compare-page.differs-about'))}
      </Text>
      {isPhone ? (
        <ul>
          {[...pairs].map(([key, said]) => {
            const [row = '0', column = '0'] = key.split(':')
            return (
              <Row as="li" key={key} entry={8}>
                {text(
                  message('compare-page.pair-said', {
                    ...{ said, row: names[Number(row)] ?? '', column: names[Number(column)] ?? '' },
                  }),
                )}
              </Row>
            )
          })}
        </ul>
      ) : (
        <TableFrame dense className={classes.matrix}>
          <thead>
            <tr>
              <td />
              {at.slice(1).map(({ name, index }) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {at.slice(0, -1).map((row) => (
              <tr key={row.index}>
                <th scope="row">{row.name}</th>
                {at.slice(1).map((column) => (
                  <td key={column.index}>
                    {column.index > row.index && <Pair said={pairs.get(`${row.index}:${column.index}`)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  )
}

function Pair({ said }: { readonly said: PairNow | undefined }) {
  const { text } = useLanguage()
  return (
    <span className={classes.pair} data-said={said}>
      {text(message('compare-page.pair', { said: said ?? 'none' }))}
    </span>
  )
}
