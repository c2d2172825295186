import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { lookupSchema, orderSchema } from './schemas';

/** The form logic that both React pages share. */
export function useLookupForm() {
  const [order, setOrder] = useState<any>();
  const [hasFailed, setFailed] = useState(false);
  const form = useForm({ resolver: zodResolver(lookupSchema as any), defaultValues: { number: '', email: '' } });
  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await fetch('/api/lookup', { method: 'POST', body: JSON.stringify(values) });
      const read = orderSchema.safeParse(await answer.json());
      if (read.success) setOrder(read.data);
      else setFailed(true);
    } catch {
      setFailed(true);
    }
  });
  return { ...form, order, hasFailed, submit };
}
