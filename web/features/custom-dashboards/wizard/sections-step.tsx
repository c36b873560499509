import { IconArrowBackUp, IconKeyboard } from '#web/kit/icons.ts'
import { useState } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { MOST_DATASETS } from '#domain/comparison/most-compared.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { filledBy, whyUnfilled } from '#sections/what-fills.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { toggledOne } from '#web/controls/columns/groups.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { SectionsPreview } from './sections-preview.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFilling } from './use-filling.ts'
import type { WizardValues } from './wizard-values.ts'
import classes from './wizard.module.css'

type Chosen = Pick<WizardValues, 'order' | 'sections'>

/** Step 4: which sections, in which order. */
export function SectionsStep({ catalogue, values, faults, onChange }: StepProps) {
  const { text } = useLanguage()
  const { order, indicators, sources } = values
  const filling = useFilling(values, catalogue)
  const whyNot = (slug: string) => whyUnfilled(slug, filling)
  const sections = values.sections.filter((slug) => !whyNot(slug))
  const offered = OFFERED_SECTIONS.filter(({ slug }) => !whyNot(slug)).length
  const [before, setBefore] = useState<readonly Chosen[]>([])
  const change = (next: Partial<Chosen>) => {
    setBefore([...before, { order, sections: values.sections }])
    onChange(next)
  }
  const last = before.at(-1)
  return (
    <>
      <StepHead title={text(message('wizard.sections-title'))} lead={text(message('wizard.sections-lead'))}>
        <Row gap={12} align="center">
          <Text tone="soft">
            {text(message('wizard.sections-shown', { shown: sections.length, offered }))}
          </Text>
          <Button
            disabled={!last}
            onClick={() => {
              if (!last) return
              onChange(last)
              setBefore(before.slice(0, -1))
            }}
          >
            <IconArrowBackUp size={16} aria-hidden="true" /> {text(message('wizard.undo'))}
          </Button>
        </Row>
      </StepHead>
      <Grid gap={32} className={classes.beside}>
        <div>
          <Row wrap gap={16} rows={6} align="center" className={classes.keys}>
            <Row as="span" gap={8} align="center" weight={600}>
              <IconKeyboard size={18} aria-hidden="true" /> {text(message('wizard.keys'))}
            </Row>
            <span>
              <kbd>{text(message('wizard.key-space'))}</kbd> {text(message('wizard.key-lift'))}
            </span>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {text(message('wizard.key-move'))}
            </span>
            <span>
              <kbd>{text(message('wizard.key-home'))}</kbd> <kbd>{text(message('wizard.key-end'))}</kbd>{' '}
              {text(message('wizard.key-ends'))}
            </span>
            <span>
              <kbd>{text(message('wizard.key-escape'))}</kbd> {text(message('wizard.key-return'))}
            </span>
          </Row>
          <SectionOrder
            order={order}
            chosen={new Set(sections)}
            error={faults.sections}
            about={(slug) =>
              text(aboutSection(slug, filledBy(slug, filling)?.length ?? indicators.length, sources.length))
            }
            whyNot={(slug) => {
              const why = whyNot(slug)
              return why && text(why)
            }}
            onOrder={(next) => change({ order: next })}
            onToggle={(slug) => change({ sections: toggledOne(values.sections, slug) })}
          />
        </div>
        <SectionsPreview catalogue={catalogue} values={values} sections={sections} />
      </Grid>
    </>
  )
}

/** How much of what was chosen a section holds side by side. */
const MOST_SOURCES: Readonly<Record<string, number>> = {
  'multi-source-comparison': 3,
  'dataset-comparison': MOST_DATASETS,
}

function aboutSection(slug: string, indicators: number, sources: number): Message {
  const most = MOST_SOURCES[slug]
  if (most !== undefined && sources > most) return message('wizard.at-once', { most, chosen: sources })
  return message('wizard.section-holds', { indicators, sources })
}
