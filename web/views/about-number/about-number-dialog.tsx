import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import { OpenQuestions } from '../open-questions.tsx'
import { FigureLife } from './figure-life.tsx'

interface AboutNumberDialogProps {
  readonly figure: PointKey
  readonly reference: ReferenceData
  readonly onClose: () => void
}

/** "About this number": in which releases it stood and as what, how it came about, what was found in it, and who shows it. */
export default function AboutNumberDialog({ figure, reference, onClose }: AboutNumberDialogProps) {
  const { text } = useLanguage()
  const indicator = byId(reference.indicators, figure.indicator)
  const source = byId(reference.sources, figure.source)
  const place = reference.locations.get(figure.location)
  return (
    <Dialog form="centre" title={text(message('about-number.title'))} onClose={onClose}>
      <Stack gap={16}>
        <Text tone="soft">
          {text(
            message('about-number.of', {
              indicator: indicatorName(indicator),
              place: place ? placeName(place) : String(figure.location),
              source: sourceName(source),
              period: periodName(figure.period, source),
            }),
          )}
        </Text>
        <FigureLife level={3} figure={figure} indicator={indicator}>
          {({ documents }) => (
            <Stack gap={16} above={16}>
              <Checks figure={figure} />
              <section>
                <h3>{text(message('about-number.documents'))}</h3>
                {documents.length === 0 ? (
                  <Text tone="soft">{text(message('about-number.documents-none'))}</Text>
                ) : (
                  <ul>
                    {documents.map(({ id, kind, title }) => (
                      <li key={id}>
                        <Link href={kind === 'report' ? `/report/${id}` : `/custom/public/${id}`}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            </Stack>
          )}
        </FigureLife>
      </Stack>
    </Dialog>
  )
}

/** What the data audit found in it and nobody has answered, or that nothing is open. */
function Checks({ figure }: { readonly figure: PointKey }) {
  const { text } = useLanguage()
  const open = useOpenQuestions([figure.indicator])(figure)
  return (
    <section>
      <h3>{text(message('about-number.checks'))}</h3>
      {open.length === 0 ? (
        <Text tone="soft">{text(message('about-number.checks-none'))}</Text>
      ) : (
        <p>
          <OpenQuestions figures={[figure]} />
        </p>
      )}
    </section>
  )
}
