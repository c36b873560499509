import { useState } from 'react'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { DifferenceRow } from '#contract/data-import/data-import.ts'
import { ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

type Remark = FigureSubmission['remarks'][number]

interface FigureRemarksProps {
  readonly id: number
  readonly remarks: readonly Remark[]
  readonly onChange: (remarks: readonly Remark[]) => void
}

/** Comments at single figures of a form, which whoever typed them finds at their cells. */
export function FigureRemarks(props: FigureRemarksProps) {
  const { text } = useLanguage()
  const report = useAnswer('GET /figure-submissions/{id}/report', { path: { id: props.id } })
  return (
    <WhenAnswered answer={report} what={text(message('submissions.report'))} wait={null}>
      {(answer) =>
        answer && (
          <WithCatalogue what={message('shell.figure-list')}>
            {(catalogue) => <Remarks {...props} catalogue={catalogue} differences={answer.differences} />}
          </WithCatalogue>
        )
      }
    </WhenAnswered>
  )
}

interface RemarksProps extends FigureRemarksProps {
  readonly catalogue: Catalogue
  readonly differences: readonly DifferenceRow[]
}

function Remarks({ remarks, onChange, catalogue: { reference }, differences }: RemarksProps) {
  const { text } = useLanguage()
  const ids = [...new Set(differences.map(({ indicator }) => indicator))]
  const [chosen, setChosen] = useState(ids[0] ?? 0)
  const [comment, setComment] = useState('')
  const nameOf = (id: number) => {
    const indicator = reference.indicators.get(id)
    return indicator ? text(indicatorName(indicator), 'name') : String(id)
  }
  const add = () => {
    const others = remarks.filter(({ indicator }) => indicator !== chosen)
    onChange([...others, { indicator: chosen, comment: comment.trim() }])
    setComment('')
  }
  return (
    <Stack as="section" gap={8} above={16} aria-label={text(message('entry.remark-add'))}>
      <Text as="h3" weight={600}>
        {text(message('entry.remark-add'))}
      </Text>
      {remarks.map(({ indicator, comment: words }) => (
        <Text key={indicator} size={13} breaks>
          {text(message('entry.explained-one', { indicator: nameOf(indicator), reason: words }))}{' '}
          <WordButton onClick={() => onChange(remarks.filter((remark) => remark.indicator !== indicator))}>
            {text(message('entry.assign-remove'))}
          </WordButton>
        </Text>
      ))}
      <Row gap={8} rows={8} wrap align="end">
        <SelectField
          label={text(message('entry.remark-figure'))}
          value={String(chosen)}
          options={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <TextField
          label={text(message('entry.remark-words'))}
          {...limitsOf(ENTRY_FIELDS.remark)}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button disabled={comment.trim() === ''} onClick={add}>
          {text(message('entry.remark-put'))}
        </Button>
      </Row>
    </Stack>
  )
}
