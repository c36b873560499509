import { useForm } from '@mantine/form'
import { useId, useState } from 'react'
import { emailFault } from '#domain/account/account-fields.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { VIDEO_PART, VIDEO_PARTS, videoType } from '#domain/inquiry/testimonial.ts'
import { FieldNote, TextArea, TextField } from '#web/kit/form/field.tsx'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'
import { Box, Grid, Text } from '#web/kit/layout.tsx'
import { ask } from '#web/queries/ask.ts'
import { sendVideo } from './send-video.ts'
import { StarField } from './star-field.tsx'

const required = (field: string) => (text: string) => (text.trim() === '' ? `${field} is required!` : null)

/** Says what somebody thinks of the product, with a video where they have one. */
export function TestimonialForm() {
  const [video, setVideo] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [videoFailure, setVideoFailure] = useState<string | null>(null)
  const form = useForm({
    initialValues: { rating: 0, name: '', email: '', organization: '', review: '' },
    validate: {
      rating: (rating) => (rating === 0 ? 'Rating is required!' : null),
      name: required('Full Name'),
      email: (text) => required('Email Address')(text) ?? emailFault(text),
      organization: required('Organization'),
      review: required('Review'),
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
      action={share > 0 ? `Sending the video, ${Math.round(share * 100)}%` : 'Submit'}
      readers="Your name, organization, stars and review are shown to everybody once approved; your address is not."
      thanks="Thank you for your review"
      next={
        videoFailure === null
          ? 'It is shown once a person has approved it.'
          : `It is shown once a person has approved it, without the video: ${videoFailure}`
      }
    >
      <StarField
        value={form.values.rating}
        error={form.errors.rating}
        onChange={(rating) => form.setFieldValue('rating', rating)}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label="Full Name" autoComplete="name" {...limit('name')} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          help="Never shown."
          required
          {...form.getInputProps('email')}
        />
      </Grid>
      <TextField label="Organization" autoComplete="organization" {...limit('organization')} />
      <TextArea label="Review" rows={5} {...limit('review')} />
      <VideoField onChange={setVideo} />
    </SendInForm>
  )
}

/** A video file; what is none, or too large, is said before anything is sent. */
function VideoField({ onChange }: { readonly onChange: (video: File | null) => void }) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
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
        Video{' '}
        <Text as="span" tone="faint" weight={400}>
          optional
        </Text>
      </Text>
      <input
        id={id}
        type="file"
        accept="video/mp4,video/webm,video/ogg"
        onChange={(event) => void choose(event.currentTarget)}
      />
      <FieldNote error={error} help="MP4, WebM or Ogg, up to 50 MB." />
    </Box>
  )
}

async function faultOf(file: File): Promise<string | null> {
  if (file.size > VIDEO_PART * VIDEO_PARTS) return 'The video is larger than 50 MB.'
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return videoType(head) === null ? 'This is no MP4, WebM or Ogg video.' : null
}
