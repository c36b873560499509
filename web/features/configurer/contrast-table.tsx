import { IconCheck, IconX } from '@tabler/icons-react'
import { type AccentRatio, APART, cutRatio } from '#domain/front/accent.ts'
import { message } from '#domain/message/message.ts'
import { decimal, whole } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './configurer.module.css'
import type { AccentFound } from './accent-found.ts'

/** The ratios of the chosen accent and of the nearest that passes, use by use. Cut, never rounded up. */
export function ContrastTable({ found }: { readonly found: AccentFound }) {
  const { text } = useLanguage()
  const { nearest } = found
  const distance = Math.floor(found.ofNearest.nearest.distance * 100)
  return (
    <div>
      <table className={classes.contrast}>
        <thead>
          <tr>
            {(['check', 'yours', 'needs', 'nearest'] as const).map((column) => (
              <th key={column} scope="col">
                {text(message('configurer.column', { column }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.ratios.map((own, at) => {
            const other = found.ofNearest.ratios[at]
            return (
              <tr key={own.use}>
                <th scope="row">{text(message('configurer.use', { use: own.use }))}</th>
                <td>
                  <Ratio {...own} />
                </td>
                <td>{text(decimal(own.needs, own.needs === 3 ? 0 : 1))}</td>
                <td>{other && <Ratio {...other} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
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
