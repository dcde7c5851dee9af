export { OrderConfirm, OrderRefuse } from '@corridor/contract/order'
