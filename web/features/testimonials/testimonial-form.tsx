import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { VIDEO_PART, VIDEO_PARTS, videoType } from '#domain/inquiry/testimonial.ts'
import { type Message, message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { FieldNote, TextArea, TextField } from '#web/kit/form/field.tsx'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'
import { Box, Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { sendVideo } from './send-video.ts'
import { StarField } from './star-field.tsx'
import { useId } from '#web/kit/use-id.ts'

/** Says what somebody thinks of the product, with a video where they have one. */
export function TestimonialForm() {
  const { text } = useLanguage()
  const checks = useChecks()
  const [video, setVideo] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [videoFailure, setVideoFailure] = useState<string | null>(null)
  const required = (field: Message) => (value: string) =>
    value.trim() === '' ? text(message('testimonial-form.required', { field })) : null
  const form = useForm({
    initialValues: { rating: 0, name: '', email: '', organization: '', review: '' },
    validate: {
      rating: (rating) => (rating === 0 ? text(message('testimonial-form.rating-required')) : null),
      name: required(message('testimonial-form.name')),
      email: (value) => required(message('testimonial-form.email'))(value) ?? checks.email(value),
      organization: required(message('testimonial-form.organization')),
      review: required(message('testimonial-form.review')),
    },
  })
  const state = useSendIn(form, {
    send: async (values, guard) => {
      const sent = await ask('POST /testimonials', { body: { ...values, ...guard } })
      if (video) {
        try {
          await sendVideo(video, sent.removal, setShare)
        } catch (error) {
          setVideoFailure(error instanceof Error ? error.message : '')
        }
      }
      return sent
    },
  })
  const limit = (name: 'name' | 'organization' | 'review') => ({
    maxLength: INQUIRY_FIELDS[name].longest,
    required: true,
    ...form.getInputProps(name),
  })
  return (
    <SendInForm
      state={state}
      action={
        share > 0
          ? text(message('testimonial-form.sending', { percent: percentage(share * 100) }))
          : text(message('testimonial-form.submit'))
      }
      readers={text(message('testimonial-form.readers'))}
      thanks={text(message('testimonial-form.thanks'))}
      next={
        videoFailure === null
          ? text(message('testimonial-form.next'))
          : text(message('testimonial-form.next-without', { reason: videoFailure }))
      }
    >
      <StarField
        value={form.values.rating}
        error={form.errors.rating}
        onChange={(rating) => form.setFieldValue('rating', rating)}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label={text(message('testimonial-form.name'))} autoComplete="name" {...limit('name')} />
        <TextField
          label={text(message('testimonial-form.email'))}
          type="email"
          autoComplete="email"
          help={text(message('testimonial-form.never-shown'))}
          required
          {...form.getInputProps('email')}
        />
      </Grid>
      <TextField
        label={text(message('testimonial-form.organization'))}
        autoComplete="organization"
        {...limit('organization')}
      />
      <TextArea label={text(message('testimonial-form.review'))} rows={5} {...limit('review')} />
      <VideoField onChange={setVideo} />
    </SendInForm>
  )
}

/** A video file; what is none, or too large, is said before anything is sent. */
function VideoField({ onChange }: { readonly onChange: (video: File | null) => void }) {
  const { text } = useLanguage()
  const id = useId()
  const [error, setError] = useState<Message | null>(null)
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0] ?? null
    const fault = file === null ? null : await faultOf(file)
    setError(fault)
    onChange(fault === null ? file : null)
    if (fault !== null) input.value = ''
  }
  return (
    <Box>
      <Text as="label" htmlFor={id} below={4} weight={500} line>
        {text(message('testimonial-form.video'))}{' '}
        <Text as="span" tone="faint" weight={400}>
          {text(message('form.optional'))}
        </Text>
      </Text>
      <input
        id={id}
        type="file"
        accept="video/mp4,video/webm,video/ogg"
        onChange={(event) => void choose(event.currentTarget)}
      />
      <FieldNote error={error && text(error)} help={text(message('testimonial-form.video-help'))} />
    </Box>
  )
}

async function faultOf(file: File): Promise<Message | null> {
  if (file.size > VIDEO_PART * VIDEO_PARTS) return message('testimonial-form.video-large')
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return videoType(head) === null ? message('testimonial-form.no-video') : null
}
