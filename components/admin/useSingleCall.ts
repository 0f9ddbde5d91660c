import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that ignores a press during its call: the second press of a double click comes before React has disabled the button. */
export function useSingleCall<Result, Body, Context = unknown>(
  options: UseMutationOptions<Result, Error, Body, Context>,
) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
