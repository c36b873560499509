/** The header of a request whose answer is kept by whoever asks: the worker lets it pass. */
export const KEEPS_ITSELF = 'x-msdat-keeps-itself'
