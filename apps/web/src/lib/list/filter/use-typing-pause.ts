import { useDebouncedCallback } from '@mantine/hooks'

const typingPauseMs = 400

/** Takes a filter over once its typing pauses, and at the latest as its box closes. */
export const useTypingPause = <Args extends unknown[]>(take: (...args: Args) => void) =>
  useDebouncedCallback(take, { delay: typingPauseMs, flushOnUnmount: true })
