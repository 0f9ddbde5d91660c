export const ACCOUNT = '/api/admin/account';
export const ACCOUNTS = '/api/admin/accounts';
