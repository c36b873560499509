import { useState } from 'react'
import { fieldsOf } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { fieldWords, optionWords } from '#web/views/catalogue-item/item-words.ts'
import { NewItemDialog } from '#web/views/catalogue-item/new-item-dialog.tsx'
import { Facts } from './facts.tsx'
import type { PanelProps } from './panel-props.ts'

/** A new indicator or source that a data officer proposes: made as it is or corrected, or rejected with a reason. */
export default function DecideProposal({ row, onDone }: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /catalogue-proposals')
  const [step, setStep] = useState<'make' | 'reject' | null>(null)
  return (
    <WhenAnswered answer={answer} what={text(message('catalogue-items.proposals'))}>
      {({ results }) => {
        const proposal = results.find(({ id }) => String(id) === row.id)
        if (!proposal) return <p role="status">{text(message('waiting.offered-no-more'))}</p>
        const { id, kind, values, note } = proposal
        const facts = fieldsOf(kind).map(({ name }) => [
          text(fieldWords(name)),
          values[name] ? text(optionWords(name, values[name])) : '',
        ])
        return (
          <>
            <Text below={12} breaks>
              “{note}”
            </Text>
            <Facts facts={Object.fromEntries(facts)} />
            <Row wrap gap={8} above={16}>
              <Button kind="primary" onClick={() => setStep('make')}>
                {text(message('catalogue-items.look'))}
              </Button>
              <Button onClick={() => setStep('reject')}>{text(message('catalogue-items.reject'))}</Button>
            </Row>
            {step === 'make' && (
              <NewItemDialog
                {...{ kind, values, proposal: id }}
                onDone={onDone}
                onClose={() => setStep(null)}
              />
            )}
            {step === 'reject' && (
              <ReasonDialog
                title={text(message('catalogue-items.reject'))}
                action={text(message('catalogue-items.reject'))}
                help={text(message('catalogue-items.reject-why'))}
                rule={CATALOGUE_FIELDS.remark}
                onSend={async (remark) => {
                  await change('POST /catalogue-proposals/{id}/reject', { path: { id }, body: { remark } })
                  onDone()
                }}
                onClose={() => setStep(null)}
              />
            )}
          </>
        )
      }}
    </WhenAnswered>
  )
}
