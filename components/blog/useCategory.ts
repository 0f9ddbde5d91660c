import { useEffect, useState } from 'react';

const ofAddress = () => new URLSearchParams(location.search).get('categorie') ?? '';

/**
 * The category the address asks for. The cached page knows no query, so it starts with all articles and takes the choice
 * once hydrated; back and forward follow.
 */
export function useCategory(): [string, (category: string, address: string) => void] {
  const [category, setCategory] = useState('');
  useEffect(() => {
    const follow = () => setCategory(ofAddress());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const choose = (next: string, address: string) => {
    history.pushState(null, '', address);
    setCategory(next);
  };
  return [category, choose];
}
